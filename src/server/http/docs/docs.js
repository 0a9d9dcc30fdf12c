/* Lists the calls that openapi.json describes. Text only ever enters the page as text nodes. */
;(() => {
  const root = document.documentElement
  const stored = /(?:^|;\s*)mode=(dark|light)(?:;|$)/.exec(document.cookie)
  root.dataset.mode = stored ? stored[1] : 'dark'

  const METHODS = ['get', 'post', 'put', 'patch', 'delete']

  /** An element with attributes and children; strings become text. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children.flat(Number.POSITIVE_INFINITY))
    return element
  }

  function typeOf(schema) {
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    if ('const' in schema) return JSON.stringify(schema.const)
    const type = Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type
    return [type ?? 'any', schema.format ? `(${schema.format})` : ''].join(' ').trim()
  }

  function limitsOf(schema) {
    const parts = []
    if (schema.minLength > 1 || schema.maxLength) parts.push(`${schema.minLength ?? 0} to ${schema.maxLength ?? 'any'} characters`)
    if (schema.minimum > -9e15 || schema.exclusiveMinimum !== undefined)
      parts.push(`from ${schema.minimum ?? `above ${schema.exclusiveMinimum}`}`)
    if (schema.maximum < 9e15) parts.push(`to ${schema.maximum}`)
    if (schema.default !== undefined) parts.push(`default ${JSON.stringify(schema.default)}`)
    return parts.join(', ')
  }

  /** Lines of a shape: name, type, limits; objects and lists open below with two more spaces. */
  function linesOf(schema, depth, name, optional) {
    const pad = '  '.repeat(depth)
    const label = name === null ? [] : [make('b', {}, name), optional ? '?' : '', ': ']
    const alternatives = schema.anyOf ?? schema.oneOf
    if (alternatives) {
      const real = alternatives.filter((part) => part.type !== 'null')
      const nullable = real.length < alternatives.length ? make('i', {}, ' | null') : ''
      if (real.length === 1) return appendTo(linesOf(real[0], depth, name, optional), nullable)
      if (real.every((part) => !part.properties)) return [[pad, ...label, real.map(typeOf).join(' | '), nullable]]
      return [[pad, ...label, make('i', {}, 'one of'), nullable], ...real.flatMap((part) => linesOf(part, depth + 1, null, false))]
    }
    if (schema.properties) {
      const required = schema.required ?? []
      const members = Object.entries(schema.properties).flatMap(([key, own]) => linesOf(own, depth + 1, key, !required.includes(key)))
      return [[pad, ...label, '{'], ...members, [pad, '}']]
    }
    if (schema.items) {
      const inner = linesOf(schema.items, depth, name, optional)
      return appendTo(inner, '[]')
    }
    const limits = limitsOf(schema)
    return [[pad, ...label, typeOf(schema), limits ? make('i', {}, `  ${limits}`) : '']]
  }

  function appendTo(lines, tail) {
    return [...lines.slice(0, -1), [...lines[lines.length - 1], tail]]
  }

  function shape(schema) {
    const lines = linesOf(schema, 0, null, false)
    return make(
      'pre',
      { class: 'shape', tabindex: '0' },
      lines.map((line) => [...line, '\n']),
    )
  }

  function block(title, ...content) {
    return make('div', {}, make('h3', {}, title), ...content)
  }

  function parametersOf(operation) {
    return operation.parameters.length === 0
      ? []
      : [
          block(
            'Parameters',
            make(
              'pre',
              { class: 'shape', tabindex: '0' },
              operation.parameters.flatMap((own) => [
                make('b', {}, own.name),
                own.required ? ': ' : '?: ',
                typeOf(own.schema),
                make('i', {}, `  ${[`in ${own.in}`, limitsOf(own.schema)].filter(Boolean).join(', ')}`),
                '\n',
              ]),
            ),
          ),
        ]
  }

  function refusalsOf(operation) {
    const rows = Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { description }]) => description.split('\n').map((line) => [status, ...split(line)]))
    return block(
      'Refusals',
      make(
        'table',
        {},
        make(
          'tr',
          {},
          make('th', { scope: 'col' }, 'Status'),
          make('th', { scope: 'col' }, 'Code'),
          make('th', { scope: 'col' }, 'Message'),
        ),
        rows.map((cells) =>
          make(
            'tr',
            {},
            cells.map((cell) => make('td', {}, cell)),
          ),
        ),
      ),
    )
  }

  function split(line) {
    const at = line.indexOf(': ')
    return [line.slice(0, at), line.slice(at + 2)]
  }

  function pathOf(path) {
    return path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? make('i', {}, part) : part))
  }

  function routeOf(prefix, method, path, operation) {
    const upper = method.toUpperCase()
    const [status, success] = Object.entries(operation.responses).find(([code]) => Number(code) < 400)
    const reply = success.content?.['application/json']?.schema
    const types = Object.keys(success.content ?? {}).filter((type) => type !== 'application/json')
    const body = operation.requestBody?.content['application/json'].schema
    const element = make(
      'details',
      { id: operation.operationId },
      make(
        'summary',
        {},
        make('span', { class: `method ${upper}` }, upper),
        make('code', { class: 'path' }, pathOf(path)),
        make('span', { class: 'summary' }, operation.summary),
        make('span', { class: `who ${operation['x-who']}` }, operation['x-who']),
      ),
    )
    const about = () =>
      make(
        'div',
        { class: 'about' },
        make('div', { class: 'name' }, make('code', {}, `${upper} ${prefix}${path}`), ` · ${operation.operationId}`),
        parametersOf(operation),
        body ? block('Body', shape(body)) : [],
        block(`Reply ${status}${types.length ? `, also as ${types.join(', ')}` : ''}`, reply ? shape(reply) : make('span', {}, 'No body')),
        refusalsOf(operation),
      )
    element.addEventListener('toggle', () => element.children.length === 1 && element.append(about()), { once: true })
    element.dataset.text = [upper, path, operation.operationId, operation.summary, operation['x-who'], codesOf(operation)]
      .join(' ')
      .toLowerCase()
    return element
  }

  function codesOf(operation) {
    return Object.values(operation.responses)
      .map((response) => response.description)
      .join(' ')
  }

  function show(description) {
    const prefix = new URL(description.servers[0].url).pathname
    const rooms = new Map()
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const method of METHODS.filter((name) => name in operations)) {
        const [room] = operations[method].tags
        rooms.set(room, [...(rooms.get(room) ?? []), routeOf(prefix, method, path, operations[method])])
      }
    }
    const sections = [...rooms].map(([room, routes]) => {
      const id = `room-${room.replace(/\W/g, '-')}`
      return { id, room, routes, section: make('section', { 'aria-labelledby': id }, make('h2', { id }, room), routes) }
    })
    document.getElementById('routes').replaceChildren(...sections.map(({ section }) => section))
    document
      .getElementById('rooms')
      .replaceChildren(
        ...sections.map(({ id, room, routes }) => make('a', { href: `#${id}` }, `${room} `, make('small', {}, String(routes.length)))),
      )
    const count = sections.reduce((total, { routes }) => total + routes.length, 0)
    document.getElementById('about').textContent = `${count} calls under ${prefix}. ${description.info.description}`
    return sections
  }

  function filterBy(sections, words) {
    for (const { section, routes } of sections) {
      for (const route of routes) route.hidden = !words.every((word) => route.dataset.text.includes(word))
      section.hidden = routes.every((route) => route.hidden)
    }
  }

  function watchMode() {
    const button = document.getElementById('mode')
    const label = () => {
      button.textContent = root.dataset.mode === 'dark' ? 'Light' : 'Dark'
    }
    button.addEventListener('click', () => {
      root.dataset.mode = root.dataset.mode === 'dark' ? 'light' : 'dark'
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent over plain http
      document.cookie = `mode=${root.dataset.mode}; path=/; max-age=31536000; samesite=lax`
      label()
    })
    label()
  }

  function openTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
  }

  document.addEventListener('DOMContentLoaded', async () => {
    watchMode()
    try {
      const response = await fetch('/api/v1/openapi.json')
      const sections = show(await response.json())
      const filter = document.getElementById('filter')
      filter.addEventListener('input', () => filterBy(sections, filter.value.toLowerCase().split(/\s+/).filter(Boolean)))
      window.addEventListener('hashchange', openTarget)
      if (location.hash) openTarget()
    } catch {
      document.getElementById('about').textContent = 'The description could not be loaded. Reload the page to try again.'
    }
  })
})()
