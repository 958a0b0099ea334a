/** The elements of rich text: paragraphs, headings, lists, emphasis, line breaks and links. */
export const richTextTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;
export type RichTag = (typeof richTextTags)[number];

/** A piece of rich text: plain text, or an element with what it holds. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

/** Other names of the same elements, as editors and pasted pages write them. */
export const richTextSynonyms: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  div: 'p',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

const blocks: ReadonlySet<string> = new Set(['p', 'h3', 'li']);
/** Elements whose text is no text of the page. */
const silent = /<(script|style|textarea|title|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const isTag = (name: string): name is RichTag => (richTextTags as readonly string[]).includes(name);

/**
 * Whether a link may stand in rich text: an address with https.
 * @example
 * isRichLink('javascript:alert(1)'); // false
 */
export const isRichLink = (href: string): boolean => /^https:\/\/[^\s"'<>]+$/i.test(href);

const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return point > 31 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
        ? String.fromCodePoint(point)
        : ' ';
    },
  );

const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Open {
  readonly tag: RichTag | null;
  readonly href?: string;
  readonly children: RichNode[];
}

const closed = ({ tag, href, children }: Open): readonly RichNode[] =>
  tag === null || (tag === 'a' && href === undefined)
    ? children
    : [{ tag, ...(href === undefined ? {} : { href }), children }];

/**
 * Reads rich text. What it does not know is left out, with its text kept, so that nothing else can ever be shown.
 * @example
 * readRichText('<p>Hemat <b>listrik</b></p>'); // [{ tag: 'p', children: ['Hemat ', { tag: 'strong', … }] }]
 */
export function readRichText(html: string): readonly RichNode[] {
  const stack: Open[] = [{ tag: null, children: [] }];
  const close = () => {
    const last = stack.pop()!;
    stack.at(-1)!.children.push(...closed(last));
  };
  const text = html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').replaceAll(silent, '');
  for (const [piece, slash, name, attributes] of text.matchAll(/<(\/?)([a-z][a-z\d]*)\b([^<>]*)>|[^<]+|</gi)) {
    if (name === undefined) {
      const words = decode(piece).replaceAll(/\s+/g, ' ');
      if (words !== '' && !(words === ' ' && stack.length === 1)) stack.at(-1)!.children.push(words);
      continue;
    }
    const lower = name.toLowerCase();
    const tag = richTextSynonyms[lower] ?? lower;
    if (!isTag(tag)) continue;
    if (tag === 'br') stack.at(-1)!.children.push({ tag, children: [] });
    else if (slash === '') {
      const href = decode(
        /\bhref\s*=\s*"([^"]*)"|\bhref\s*=\s*'([^']*)'/i
          .exec(attributes ?? '')
          ?.slice(1)
          .join('') ?? '',
      );
      stack.push({ tag, ...(tag === 'a' && isRichLink(href) ? { href } : {}), children: [] });
    } else if (stack.some((open) => open.tag === tag)) {
      while (stack.at(-1)!.tag !== tag) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return stack[0]!.children;
}

/**
 * Writes rich text as HTML in its one form.
 * @example
 * writeRichText(readRichText('<b>Hemat')); // '<strong>Hemat</strong>'
 */
export const writeRichText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return encode(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${encode(node.href)}"`;
      return `<${node.tag}${href}>${writeRichText(node.children)}</${node.tag}>`;
    })
    .join('');

const textIn = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const inner = textIn(node.children);
      return blocks.has(node.tag) ? `\n${inner}\n` : inner;
    })
    .join('');

/**
 * The words of rich text without its form, a line for each block: what its length counts, and what files and lists say.
 * @example
 * plainTextOf('<p>Hemat</p><ul><li>A</li></ul>'); // 'Hemat\nA'
 */
export const plainTextOf = (html: string): string =>
  textIn(readRichText(html))
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at, lines) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
