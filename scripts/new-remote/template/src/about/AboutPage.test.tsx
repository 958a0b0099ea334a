import { menu, preferences } from '@console/auth';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import remote from '../../remote.ts';
import AboutPage from './AboutPage.tsx';

const show = (language: 'id' | 'en', privileges: readonly string[]) => {
  act(() => {
    preferences.set({ ...preferences.get(), language });
    menu.set({
      state: 'loaded',
      data: {
        groups: [],
        privileges: Object.fromEntries(privileges.map((privilege) => [privilege, ['view' as const]])),
      },
    });
  });
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );
};
const all = remote.modules.map(({ privilege }) => privilege);
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each(['id', 'en'] as const)('says what the remote is and whose (%s)', (language) => {
  show(language, all);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(remote.title[language]);
  const { team, contact } = remote.owner;
  expect(screen.getByText((words) => words.includes(team) && words.includes(contact))).toBeVisible();
});

test('leads to every declared page whose address has no parameter', () => {
  show('id', all);
  const declared = remote.modules
    .flatMap(({ pages }) => pages.map(({ path }) => path))
    .filter((path) => !path.includes(':'));
  expect(links()).toEqual(declared);
});

test('leaves out what the reader may not open', () => {
  show('id', []);
  expect(links()).toEqual([]);
});
