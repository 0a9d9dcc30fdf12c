/** The image library with our settings: no cache, one thread, three decoders. Loaded with the first picture. */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })

export { sharp }
