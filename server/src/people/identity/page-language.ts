import type { Language } from '@console/contracts/core/text';
import { languageOf } from '../../platform/http/language.ts';

/** Language of a page: the `ui_locales` of the console, else the browser's preference. */
export const pageLanguage = (acceptLanguage: string | undefined, uiLocales?: unknown): Language => {
  const [wanted] = typeof uiLocales === 'string' ? uiLocales.split(/[ -]/) : [];
  return wanted === 'en' || wanted === 'id' ? wanted : languageOf(acceptLanguage);
};
