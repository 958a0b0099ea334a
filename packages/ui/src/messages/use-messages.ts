import { preferences } from '@console/auth';
import { fill } from '@console/contracts/core/errors';
import type { Language, Text } from '@console/contracts/core/text';
import { useCallback, useSyncExternalStore } from 'react';
import type { Catalogue, Parameters, Translate } from './catalogue.ts';

/** The language of the screen. */
export const useLanguage = (): Language => useSyncExternalStore(preferences.subscribe, preferences.get).language;

/** Texts of a catalogue in the language of the screen: `const t = useMessages(messages); t('save')`. */
export function useMessages<Id extends Readonly<Record<string, string>>>(catalogue: Catalogue<Id>): Translate<Id> {
  const language = useLanguage();
  return useCallback<Translate<Id>>(
    (key, ...[parameters]) =>
      fill((catalogue[language] as Readonly<Record<string, string>>)[key] ?? key, parameters as Parameters | undefined),
    [catalogue, language],
  );
}

/** Reads a contract's {@link Text} in the language of the screen: `const text = useText(); text(resource.title)`. */
export function useText(): (text: Text, parameters?: Parameters) => string {
  const language = useLanguage();
  return useCallback((text, parameters) => fill(text[language], parameters), [language]);
}
