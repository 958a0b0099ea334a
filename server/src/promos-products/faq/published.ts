import type { FaqCategory, FaqItem, PublishedFaq } from '@console/contracts/promos-products/faq';
import type { Content } from '@console/contracts/promos-products/content/document';

/** A version that is public. */
export interface LiveFaq {
  readonly version: number;
  readonly publishedAt: string;
  readonly content: Content;
}

interface Wanted {
  readonly platform?: string | undefined;
  readonly line?: string | undefined;
}

/**
 * What the public sees of a version: the answers for a platform and a line, and the categories that have any.
 * @example publicFaq(live, { platform: 'APP' }).categories;
 */
export function publicFaq({ version, publishedAt, content }: LiveFaq, { platform, line }: Wanted): PublishedFaq {
  const categories = (content['categories'] ?? []) as unknown as readonly FaqCategory[];
  const items = (content['items'] ?? []) as unknown as readonly FaqItem[];
  const shown = items.filter(
    ({ lines, platforms }) =>
      (platform === undefined || (platforms as readonly string[]).includes(platform)) &&
      (line === undefined || (lines as readonly string[]).includes(line)),
  );
  return {
    version,
    publishedAt,
    categories: categories
      .map(({ id, name, icon }) => ({
        id,
        name,
        icon,
        items: shown
          .filter(({ parentId }) => parentId === id)
          .map(({ id: itemId, question, answer, images, tags, lines, platforms }) => ({
            id: itemId,
            question,
            answer,
            images: [...images],
            tags,
            lines,
            platforms,
          })),
      }))
      .filter(({ items: own }) => own.length > 0),
  };
}
