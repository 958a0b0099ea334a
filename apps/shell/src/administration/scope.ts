import type { Account } from '@console/contracts/shell/profile';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

type Mapping = Pick<Account, 'branches' | 'mras' | 'mro'>;

/** Up to this many names are listed; more are counted. */
const maxNames = 2;

const part = (kind: string, names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  return names.length > maxNames
    ? [`${names.length} ${kind}`]
    : names.map((name) => (name.startsWith(kind) ? name : `${kind} ${name}`));
};

/** A user's scope in a few words: "3 cabang, MRA Bandung" (docs/model/shell.md#home). */
export function scopeText(
  type: string | null,
  { branches, mras, mro }: Mapping,
  texts: { readonly national: string; readonly none: string; readonly branches: (count: number) => string },
): string {
  if (type === 'NATIONAL') return texts.national;
  const parts = [
    ...(branches.length > 0 ? [texts.branches(branches.length)] : []),
    ...part(
      'MRA',
      mras.map((mra) => mra.name),
    ),
    ...(mro ? part('MRO', [mro.name]) : []),
  ];
  return parts.join(', ') || texts.none;
}

/** {@link scopeText} in the language of the screen. */
export function useScopeText(): (type: string | null, mapping: Mapping) => string {
  const t = useMessages(messages);
  const texts = {
    national: t('national'),
    none: t('noMapping'),
    branches: (count: number) => t('branchCount', { count }),
  };
  return (type, mapping) => scopeText(type, mapping, texts);
}
