import { preferences } from '@console/auth';
import { fill } from '@console/contracts/core/fill';
import type { Language, Text } from '@console/contracts/core/text';
import { useCallback, useSyncExternalStore } from 'react';
import type { Catalogue, Parameters, Translate } from './catalogue.ts';

/**
 * The language of the screen.
 * @example
 * const language = useLanguage();
 */
export const useLanguage = (): Language => useSyncExternalStore(preferences.subscribe, preferences.get).language;

/**
 * Returns the texts of a catalogue in the language of the screen.
 * @example
 * const t = useMessages(messages);
 * t('total', { count: 3 });
 */
export function useMessages<Id extends Readonly<Record<string, string>>>(catalogue: Catalogue<Id>): Translate<Id> {
  const language = useLanguage();
  return useCallback<Translate<Id>>(
    (key, ...[parameters]) =>
      fill((catalogue[language] as Readonly<Record<string, string>>)[key] ?? key, parameters as Parameters | undefined),
    [catalogue, language],
  );
}

/**
 * Returns a function that reads a contract's {@link Text} in the language of the screen.
 * @example
 * const text = useText();
 * text(resource.title);
 */
export function useText(): (text: Text, parameters?: Parameters) => string {
  const language = useLanguage();
  return useCallback((text, parameters) => fill(text[language], parameters), [language]);
}
