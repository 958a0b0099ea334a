import { browserDayFaults } from './browser-days.mjs';

const faultsOf = (text, file = 'apps/cards/src/Page.tsx') => browserDayFaults([{ file, text }]).faults;

test.each([
  'const today = dayjs();',
  'const today = new Date();',
  'const today = new Date().toISOString().slice(0, 10);',
  'const at = new Date().toISOString();',
  'const [now] = useState(Date.now);',
  'const age = Date.now() - at;',
  'const year = at.getFullYear();',
  'at.setHours(0, 0, 0, 0);',
  'at.toLocaleDateString()',
  "import DatePicker from 'antd/es/date-picker';",
])('%s takes the day from the browser', (text) => expect(faultsOf(text)).toHaveLength(1));

test.each([
  'const today = todayInJakarta();',
  'const at = new Date(serverNow()).toISOString();',
  'const age = serverNow() - at;',
  'const later = new Date(at.getTime() + dayMs);',
  'const year = at.getUTCFullYear();',
  'const day = dayjs(text, format, true);',
])('%s does not', (text) => expect(faultsOf(text)).toEqual([]));

test('the clock is read in one file, and tests set their own', () => {
  expect(faultsOf('new Date()', 'packages/ui/src/formats/dates.ts')).toEqual([]);
  expect(faultsOf('new Date()', 'apps/cards/src/page.test.tsx')).toEqual([]);
  expect(faultsOf('new Date()', 'server/src/main.ts')).toEqual([]);
});
