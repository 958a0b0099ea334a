import type { Language } from '@console/contracts/core/text';
import { languageOf } from '../../platform/http/language.ts';

/** Language of a page: what the console asked for by `ui_locales`, else what the browser prefers. */
export const pageLanguage = (acceptLanguage: string | undefined, uiLocales?: unknown): Language => {
  const [wanted] = typeof uiLocales === 'string' ? uiLocales.split(/[ -]/) : [];
  return wanted === 'en' || wanted === 'id' ? wanted : languageOf(acceptLanguage);
};
