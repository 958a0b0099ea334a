import { mutationEndpoint, queryEndpoint, type Outcome } from '@console/api';
import { preferenceCalls } from '@console/contracts/platform/preferences';

const all = queryEndpoint(preferenceCalls.all);
const put = mutationEndpoint(preferenceCalls.put);

const keys = { favourites: 'palette.favourite', recent: 'palette.recent' } as const;
/** Most addresses that are kept. */
const most = { favourites: 30, recent: 8 } as const;

const addressesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** Favourite and recent pages of the user, kept by the services and therefore the same in every browser. */
export function useOwnPages() {
  const { data, refetch } = all.useQuery({});
  const [send] = put.useMutation();
  /** Changes what is kept now: another tab may have changed it since it was read here. */
  async function change(list: keyof typeof keys, next: (kept: readonly string[]) => readonly string[]): Promise<Outcome<unknown>> {
    const fresh = await refetch() as { readonly data?: Readonly<Record<string, unknown>> };
    if (!fresh.data) return fresh as Outcome<unknown>;
    return send({ parameters: { key: keys[list] }, body: { value: next(addressesOf(fresh.data[keys[list]])).slice(0, most[list]) } });
  }
  return {
    /** Undefined until they have been read. */
    favourites: data && addressesOf(data[keys.favourites]),
    recent: data && addressesOf(data[keys.recent]),
    remember: (path: string) => change('recent', (kept) => [path, ...kept.filter((each) => each !== path)]),
    setFavourite: (path: string, on: boolean) => change('favourites', (kept) => [...kept.filter((each) => each !== path), ...(on ? [path] : [])]),
  };
}
