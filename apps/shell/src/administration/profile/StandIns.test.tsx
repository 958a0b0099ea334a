import { profile, session } from '@console/auth';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StandIns } from './StandIns.tsx';

const mockName = jest.fn();
const mockEnd = jest.fn();
let mockData: object = {};
jest.mock('../stand-ins.ts', () => ({
  ownStandIns: { useQuery: () => ({ data: mockData }) },
  nameStandIn: { useMutation: () => [mockName, { isLoading: false }] },
  endStandIn: { useMutation: () => [mockEnd, {}] },
}));
const mockChosen = '3452a249-6a6b-45c2-be5f-2797935208a9';
jest.mock('@console/ui/lov', () => ({
  LovInput: (props: {
    id: string;
    value: readonly string[];
    invalid?: boolean;
    describedBy?: string;
    onChange: (value: readonly string[]) => void;
  }) => (
    <input
      id={props.id}
      value={props.value[0] ?? ''}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
      onChange={() => props.onChange([mockChosen])}
    />
  ),
}));
jest.mock('@console/ui/form', () => ({
  DateField: (props: {
    id: string;
    value: string;
    invalid?: boolean;
    describedBy?: string;
    onChange: (value: string) => void;
  }) => (
    <input
      id={props.id}
      value={props.value}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
}));

const who = () => screen.getByLabelText('Pengganti');
const from = () => screen.getByLabelText('Mulai');
const until = () => screen.getByLabelText('Sampai dengan');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Tunjuk pengganti' }));
async function fill(): Promise<void> {
  await userEvent.type(who(), 'x');
  await userEvent.click(from());
  await userEvent.paste('2026-11-24');
  await userEvent.click(until());
  await userEvent.paste('2026-11-25');
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  mockData = { approves: true, own: [], ofOthers: [] };
  act(() => {
    session.set({ ...session.get(), username: 'HOOPS01' } as never);
    profile.set(profile.get());
  });
});

test('what is missing is said beside each field, the person included, and nothing is sent', async () => {
  render(<StandIns />);
  await save();
  expect(mockName).not.toHaveBeenCalled();
  for (const field of [who(), from(), until()]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Wajib diisi');
  }
});

test('what was typed is kept over a reload, and no longer once it is taken', async () => {
  const { unmount } = render(<StandIns />);
  await fill();
  unmount();
  const { unmount: leave } = render(<StandIns />);
  expect([who(), from(), until()].map((input) => (input as HTMLInputElement).value)).toEqual([
    mockChosen,
    '2026-11-24',
    '2026-11-25',
  ]);
  mockName.mockResolvedValue({ data: {} });
  await save();
  expect(mockName).toHaveBeenCalledWith({ body: { standInId: mockChosen, from: '2026-11-24', until: '2026-11-25' } });
  leave();
  render(<StandIns />);
  expect([who(), from(), until()].map((input) => (input as HTMLInputElement).value)).toEqual(['', '', '']);
});

test.each([
  [{ code: 'STAND_IN_NOT_ABLE', message: 'Pengganti harus memegang sendiri' }, 'Pengganti', /memegang sendiri/],
  [
    { code: 'VALIDATION', errors: [{ field: 'until', code: 'TOO_LONG', parameters: { maximum: 90 } }] },
    'Sampai dengan',
    /90/,
  ],
])('a refusal stands beside the field that it is about: %#', async (error, label, said) => {
  mockName.mockResolvedValue({ error: { status: 409, requestId: null, errors: [], ...error } });
  render(<StandIns />);
  await fill();
  await save();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(said);
  expect(who()).toHaveValue(mockChosen);
});

test('own stand-ins and represented people are listed; who approves nothing names nobody', () => {
  const people = { absent: { username: 'A', name: 'Ani' }, standIn: { username: 'B', name: 'Budi' } };
  const days = { from: '2026-11-24', until: '2026-11-25' };
  mockData = {
    approves: false,
    own: [{ secureId: 'a', ...people, ...days }],
    ofOthers: [{ secureId: 'b', ...people, ...days }],
  };
  render(<StandIns />);
  const [own, other] = within(screen.getByRole('region', { name: 'Pengganti saat cuti' })).getAllByRole('listitem');
  expect(own).toHaveTextContent('Budi');
  expect(other).toHaveTextContent('Anda mewakili Ani');
  expect(screen.queryByRole('button', { name: 'Tunjuk pengganti' })).toBeNull();
});
