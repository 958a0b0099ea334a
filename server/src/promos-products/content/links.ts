import { readRichText, type RichNode } from '@console/contracts/core/rich-text';
import type { BrokenLink } from '@console/contracts/promos-products/content/calls';
import type { Content, ContentDocument } from '@console/contracts/promos-products/content/document';
import { part } from '../../platform/http/part.ts';
import { fetchNamed, LedElsewhere } from '../../platform/outbound/fetch-named.ts';
import type { InnerServices } from '../../platform/outbound/inner-address.ts';

/** Milliseconds that a linked page has for its answer. */
const patienceMs = 4_000;
/** Links that are asked at the same time, and at most for one document. */
const [together, mostLinks] = [8, 100];
/** Answers of pages that are there, but not for a program without a session. */
const there: ReadonlySet<number> = new Set([401, 403, 405, 429]);

/** Asks whether a linked page is there; tests replace it. */
export const linkProbes = part(() => ({ isThere }));

async function isThere(configuration: InnerServices, href: string): Promise<boolean> {
  try {
    const { status } = await fetchNamed(configuration, href, patienceMs, { method: 'HEAD' });
    return status < 400 || there.has(status);
  } catch (fault) {
    return fault instanceof LedElsewhere;
  }
}

const hrefsIn = (nodes: readonly RichNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href === undefined ? [] : [node.href]), ...hrefsIn(node.children)],
  );

/** The links of a content with the names of the entries that have them. */
export function linksOf({ parts }: ContentDocument, content: Content): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const [name, { fields, label }] of Object.entries(parts))
    for (const entry of content[name] ?? []) {
      const hrefs = Object.entries(fields).flatMap(([field, { kind }]) => {
        const value = entry[field];
        if (typeof value !== 'string') return [];
        return kind === 'richText' ? hrefsIn(readRichText(value)) : field === 'url' ? [value] : [];
      });
      const called = entry[label];
      const names = typeof called === 'string' ? [called] : [];
      for (const href of new Set(hrefs)) links.set(href, [...(links.get(href) ?? []), ...names]);
    }
  return links;
}

/** The links that do not answer; inner addresses are never asked and count as broken. */
export async function brokenLinks(
  configuration: InnerServices,
  probe: typeof isThere,
  links: ReadonlyMap<string, readonly string[]>,
): Promise<BrokenLink[]> {
  const all = [...links].slice(0, mostLinks);
  const broken: BrokenLink[] = [];
  for (let at = 0; at < all.length; at += together) {
    const answers = await Promise.all(
      all.slice(at, at + together).map(async ([href, entries]) => ({
        href,
        entries: [...entries],
        isThere: await probe(configuration, href),
      })),
    );
    for (const { isThere: found, ...link } of answers) if (!found) broken.push(link);
  }
  return broken;
}
