import { SaxesParser } from 'saxes';
import { FileFault } from './sheet.ts';

export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Feeds XML to a handler and yields after every piece, so that the caller can take what was collected. Refuses document
 * type declarations (entity expansion). A missing part gives no events.
 */
export async function* parseXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new FileFault('FILE_REFUSED');
  });
  parser.on('error', () => {
    throw new FileFault('FILE_BROKEN');
  });
  parser.on('opentag', (tag) => handler.open?.(local(tag.name), tag.attributes));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', (tag) => handler.close?.(local(tag.name)));
  let started = false;
  for await (const piece of pieces) {
    started = true;
    parser.write(piece);
    yield;
  }
  if (started) parser.close();
}

/** Reads a whole small part. */
export async function readXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(pieces, handler));
}
