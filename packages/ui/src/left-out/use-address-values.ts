import { textsOf } from '@console/contracts/core/list-address';
import { useSearchParams } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { isPageNumber } from './accepts.ts';
import { quoted } from './quoted.ts';
import { useLeftOut } from './use-left-out.ts';

/** A parameter of the address that a page reads. */
export interface AddressValue {
  /** What it is called in the notice; `tab`, `part` and `page` have a title. */
  readonly title?: string;
  /** The values that can be used, or whether one can. */
  readonly accepts: readonly string[] | ((value: string) => boolean);
  /** It may be repeated; of others that are, nobody knows which value is meant. */
  readonly several?: true;
}

interface AddressOptions {
  /** True where nothing else reads the address: parameters that are not declared are left out too, and said. */
  readonly isWhole?: boolean;
  /** Parameters that leave the address with an unusable value, since they belong to it, such as the page of a tab. */
  readonly belonging?: readonly string[];
}

const isUsable = ({ accepts }: AddressValue, value: string): boolean =>
  typeof accepts === 'function' ? accepts(value) : accepts.includes(value);

/** The parameter of a page that is shown in pages. */
export const pageNumber: AddressValue = { accepts: isPageNumber };

/**
 * The values of the address that a page can use. Of any other the page says that it is left out, and takes it out of
 * the address: a page never shows figures under a filter that it does not apply.
 * @example
 * const { kind, page = '1' } = useAddressValues({ kind: { title: t('kind'), accepts: kinds }, page: pageNumber });
 */
export function useAddressValues<Name extends string>(
  declared: Readonly<Record<Name, AddressValue>>,
  { isWhole = false, belonging = [] }: AddressOptions = {},
): Readonly<Partial<Record<Name, string>>> {
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const names = Object.keys(declared) as Name[];
  const written = names.flatMap((name) => {
    const [value, ...others] = textsOf(address, name);
    if (value === undefined) return [];
    const fits = (others.length === 0 || declared[name].several) && isUsable(declared[name], value);
    return [{ name, value: [value, ...others].join(', '), fits }];
  });
  const unusable = written.filter(({ fits }) => !fits);
  const unknown = isWhole ? [...new Set(address.keys())].filter((name) => !Object.hasOwn(declared, name)) : [];
  const titleOf = (name: Name) =>
    declared[name].title ?? (name === 'page' ? t('page') : name === 'tab' || name === 'part' ? t('tab') : name);
  useLeftOut({
    key: unusable.length + unknown.length === 0 ? '' : JSON.stringify([unusable, unknown]),
    sentences: () => [
      ...unusable.map(({ name, value }) => t('valueUnusable', { title: titleOf(name), value: quoted([value]) })),
      unknown.length > 0 && t('nameUnknown', { names: quoted(unknown) }),
    ],
    without: (current) => {
      const next = new URLSearchParams(current);
      const alone = unusable.length > 0 ? belonging : [];
      for (const name of [...unusable.map((each) => each.name), ...unknown, ...alone]) next.delete(name);
      return next;
    },
  });
  return Object.fromEntries(written.flatMap(({ name, value, fits }) => (fits ? [[name, value]] : []))) as Partial<
    Record<Name, string>
  >;
}
