import { release } from '../testing/release.ts';
import { loadEntry, type Container } from './entry.ts';

jest.mock('federation-for-containers', () => ({ default: {}, __esModule: true }), { virtual: true });
jest.mock('./entry.ts');
jest.mock('../../provide.ts', () => ({
  provided: {
    '@console/ui/crud': { version: '1.0.0', get: jest.fn(() => Promise.resolve(() => 'the module of the shell')) },
  },
}));

const cards = release();
const entry = 'http://localhost/remotes/cards/1.0.0/remoteEntry.js';

interface Sharing {
  loadShare(name: string, options: object): Promise<false | (() => unknown)>;
}
const shareOptions = {
  customShareInfo: { shareConfig: { singleton: true, requiredVersion: false }, scope: ['default'] },
};

/** A container whose declaration needs a module of the shell, as each remote's does. */
function container(ofDeclaration: (module: unknown) => object): Container {
  let instance: Sharing | undefined;
  return {
    init: (shareScope) => {
      instance = createdInstance(shareScope as object);
    },
    get: async () => {
      const factory = await instance!.loadShare('@console/ui/crud', shareOptions);
      if (factory === false) throw new Error("Can not get '@console/ui/crud'");
      const declaration = ofDeclaration(factory());
      return () => ({ default: declaration });
    },
  };
}

/** The remote's own instance, in the share scope of the shell, as the entry of a remote creates it. */
function createdInstance(shareScope: object): Sharing {
  const instance = globalThis.consoleFederation.instanceOf({
    name: 'console_cards',
    remotes: [],
    shareStrategy: 'loaded-first',
  });
  instance.initShareScopeMap('default', shareScope as never);
  return instance as unknown as Sharing;
}

// The runtime warns of each remote that is registered again.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

test('a remote that failed after it had used a module of the shell gets that module at the next attempt', async () => {
  const { readDeclaration } = await import('./runtime.ts');
  const attempts = [
    container(() => {
      throw new Error('a chunk of the declaration is missing');
    }),
    container((module) => ({ modules: [module] })),
  ];
  jest.mocked(loadEntry).mockImplementation(() => Promise.resolve(attempts.shift()!));
  await expect(readDeclaration(cards, entry, false)).rejects.toThrow('a chunk of the declaration is missing');
  expect(await readDeclaration(cards, entry, true)).toEqual({ modules: ['the module of the shell'] });
});
