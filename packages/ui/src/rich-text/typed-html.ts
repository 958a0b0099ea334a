import {
  isRichLink,
  readRichText,
  richTextSynonyms,
  richTextTags,
  writeRichText,
  type RichNode,
  type RichTag,
} from '@console/contracts/core/rich-text';

const blockTags: ReadonlySet<string> = new Set<RichTag>(['p', 'h3', 'ul', 'ol']);
const isBlock = (node: RichNode): boolean => typeof node !== 'string' && blockTags.has(node.tag);

/** What an editable element holds, as rich text; elements that are none of it leave their text. */
function nodesOf(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data.replaceAll('\u00a0', ' ')];
    if (!(node instanceof Element)) return [];
    const name = node.localName;
    const tag = richTextSynonyms[name] ?? name;
    const children = nodesOf(node);
    if (!(richTextTags as readonly string[]).includes(tag)) return children;
    const href = node.getAttribute('href') ?? '';
    if (tag === 'a' && !isRichLink(href)) return children;
    return [{ tag: tag as RichTag, ...(tag === 'a' ? { href } : {}), children }];
  });
}

/** Loose text stands in paragraphs, none of which holds a list or nothing: browsers make such ones. */
function arranged(nodes: readonly RichNode[]): RichNode[] {
  const found: RichNode[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    if (loose.some((node) => typeof node !== 'string' || node.trim() !== '')) found.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    const holdsBlocks = typeof node !== 'string' && node.tag === 'p' && node.children.some(isBlock);
    const isEmpty = typeof node !== 'string' && node.tag === 'p' && node.children.length === 0;
    if (!isEmpty) found.push(...(holdsBlocks ? arranged(node.children) : [node]));
  }
  flush();
  return found;
}

/** The rich text that was typed into an editable element. */
export const typedHtml = (root: Node): string => writeRichText(arranged(nodesOf(root)));

function domOf(node: RichNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  if (node.href !== undefined) element.setAttribute('href', node.href);
  element.append(...node.children.map(domOf));
  return element;
}

/** Shows rich text in an editable element; built of elements, so that no text is ever read as HTML by the browser. */
export const showHtml = (root: Element, html: string): void => root.replaceChildren(...readRichText(html).map(domOf));
