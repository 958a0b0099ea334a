import type { Language } from '@console/contracts/core/text';

/** The caller's language from Accept-Language; Indonesian unless English is preferred. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((value) => value !== undefined);
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ language, quality }) => (language === 'id' || language === 'en') && quality > 0);
  known.sort((a, b) => b.quality - a.quality);
  return known[0]?.language === 'en' ? 'en' : 'id';
}
