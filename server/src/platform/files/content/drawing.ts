import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileFault } from '../../spreadsheets/sheet.ts';

/** How deep elements may stand in each other, or refer to each other. */
const mostDepth = 200;
/** Elements that a drawing may have once each reference is replaced by what it refers to. */
const mostElements = 20_000;
/** Elements times picture elements: each element may cover the whole picture. About three seconds at worst. */
const mostWork = 300_000_000;

/** What costs far more than its number tells: effects by pixel, shapes at each point, pictures inside. */
const costlyElement = /^(?:filter|fe[A-Z]\w*|marker|image|foreignObject)$/;
/** Dashes are cut along the whole line, however long it is. */
const costlyStyle = /dasharray/i;

interface Element {
  readonly children: Element[];
  /** Names of the elements that it refers to. */
  readonly refersTo: readonly string[];
  /** With all that it holds and refers to; `null` before that is counted. */
  weight: number | null;
}

const refuse = (): never => {
  throw new FileFault('FILE_BROKEN');
};

/** What an attribute refers to: `#a`, `url(#a)`. */
const referencesIn = (name: string, value: string): string[] =>
  /(?:^|:)href$/.test(name)
    ? [value.trim().replace(/^#/, '')]
    : [...value.matchAll(/url\(\s*['"]?#([^'")]*)/g)].map(([, target = '']) => target.trim());

/** Counts the elements that drawing an element draws. */
function weightOf(element: Element, named: ReadonlyMap<string, Element>, depth = 0): number {
  if (element.weight !== null) return element.weight;
  // One that refers to itself has no end.
  if (depth > mostDepth) refuse();
  const inside = [...element.children, ...element.refersTo.flatMap((name) => named.get(name) ?? [])];
  element.weight = inside.reduce((sum, each) => sum + weightOf(each, named, depth + 1), 1);
  return element.weight;
}

/**
 * Counts the elements that a drawing draws, each reference replaced by what it refers to: references multiply, so that
 * a few lines could cost minutes. It is read for that, not drawn.
 * @throws FileFault FILE_BROKEN, also for a document type, which can declare entities, and for what costs too much
 */
function elementsOf(text: string): number {
  const root: Element = { children: [], refersTo: [], weight: null };
  const named = new Map<string, Element>();
  const open: { readonly element: Element; readonly name: string }[] = [{ element: root, name: '' }];
  let count = 0;
  const parser = new SaxesParser();
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const local = name.slice(name.indexOf(':') + 1);
    const given = Object.entries(attributes);
    count += 1;
    const isCostly = costlyElement.test(local) || given.some((attribute) => costlyStyle.test(attribute.join(':')));
    if (isCostly || count > mostElements || open.length > mostDepth) refuse();
    const element: Element = { children: [], refersTo: given.flatMap((each) => referencesIn(...each)), weight: null };
    open.at(-1)!.element.children.push(element);
    if (attributes['id'] !== undefined) named.set(attributes['id'], element);
    open.push({ element, name: local });
  });
  parser.on('closetag', () => void open.pop());
  // A style sheet refers by rules that are not read here.
  const style = (rules: string): void => {
    if (open.at(-1)!.name === 'style' && (/url\(|@import/i.test(rules) || costlyStyle.test(rules))) refuse();
  };
  parser.on('text', style);
  parser.on('cdata', style);
  parser.write(text).close();
  return weightOf(root, named);
}

/**
 * Refuses a drawing that would cost too much to draw, by its text alone.
 * @returns whether a picture of so many picture elements may be drawn of it
 * @throws FileFault FILE_BROKEN
 */
export function checkDrawing(text: string): (pixels: number) => boolean {
  const elements = elementsOf(text);
  if (elements > mostElements) refuse();
  return (pixels) => elements * pixels <= mostWork;
}
