/** Why an upload is rejected. */
export const files = {
  file_needed: 'Add a file.',
  file_empty: 'This file is empty.',
  file_name: 'This file name cannot be accepted.',
  file_kinds: 'Only {kinds} files are accepted, and the content must match the file name.',
  file_size: 'A file may have at most {most} MB.',
  one_file: 'One file is accepted here.',
  files_unchecked: 'Files cannot be checked right now. Try again later.',
  file_hides: 'This file contains more than its name says.',
  file_infected: 'A virus scanner rejected this file.',
  image_animated: 'Animated pictures are not accepted.',
  image_broken: 'This picture cannot be read.',
  image_too_large: 'This picture has more than 40 million pixels.',
  pdf_active: 'This PDF has scripts, actions, active forms or attachments. Print it to a new PDF, or send a picture of it.',
  pdf_encrypted: 'This PDF is password-protected. Print it to a new PDF, or send a picture of it.',
  pdf_broken: 'This PDF cannot be read. Print it to a new PDF, or send a picture of it.',
  pdf_too_much: 'This PDF has too many pages or unpacks to too much data. Print it to a new PDF, or send a picture of it.',
} as const
