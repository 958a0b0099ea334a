const key = 'console.page-on-screen';

/** Loads the module as a new document in this tab does. */
const begin = (): typeof import('./hung-page.ts') => {
  let loaded: typeof import('./hung-page.ts') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./hung-page.ts');
  });
  return loaded as NonNullable<typeof loaded>;
};
let visible: DocumentVisibilityState;
const turn = (state: DocumentVisibilityState) => {
  visible = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const mark = () => sessionStorage.getItem(key);

beforeEach(() => {
  sessionStorage.clear();
  visible = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});
afterEach(() => jest.restoreAllMocks());

test('after a document that hung, the next one knows the page that was on its screen, and no other', () => {
  begin().markPage('/card-types');
  const next = begin();
  expect(next.isHung('/card-types')).toBe(true);
  expect(next.isHung('/cards')).toBe(false);
});

test('only the next: the mark is taken with it', () => {
  begin().markPage('/card-types');
  begin();
  expect(begin().isHung('/card-types')).toBe(false);
});

test('who wants the page all the same gets it', () => {
  begin().markPage('/card-types');
  const next = begin();
  next.clearHung();
  expect(next.isHung('/card-types')).toBe(false);
});

test('a page that left the screen is not to blame, and does not take away the mark of the one after it', () => {
  const { markPage, unmarkPage } = begin();
  markPage('/card-types');
  markPage('/cards');
  unmarkPage('/card-types');
  expect(mark()).toBe('/cards');
  unmarkPage('/cards');
  expect(mark()).toBeNull();
});

test('a document that is left takes its mark away, and has it again when it comes back', () => {
  begin().markPage('/card-types');
  dispatchEvent(new Event('pagehide'));
  expect(mark()).toBeNull();
  dispatchEvent(new Event('pageshow'));
  expect(mark()).toBe('/card-types');
});

test('a tab out of sight, which the browser may discard, has no mark', () => {
  const { markPage } = begin();
  markPage('/card-types');
  turn('hidden');
  expect(mark()).toBeNull();
  markPage('/cards');
  expect(mark()).toBeNull();
  turn('visible');
  expect(mark()).toBe('/cards');
});
