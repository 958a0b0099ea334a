import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrackingBox } from './TrackingBox.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const track = async (text: string) => {
  const onTrack = jest.fn();
  render(<TrackingBox onTrack={onTrack} />);
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
  return onTrack;
};

test.each([
  ['9,71001E+15', /9,71001E\+15 kehilangan digit/],
  ['9.71001E+15, 9710 0120 0000 1989', /9\.71001E\+15 kehilangan digit/],
  ['9710 0120 0000 1989 (Budi)', /9710 0120 0000 1989 \(Budi\): tulis nomornya saja/],
  ['Budi 9710 0120 0000 1989', /tulis nomornya saja/],
])('%s is refused as it is written, and stays in the field', async (text, words) => {
  const onTrack = await track(text);
  expect(onTrack).not.toHaveBeenCalled();
  expect(field()).toHaveValue(text);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(field()).toBeInvalid();
});

test.each([
  ['9710 0120 0000 1989', ['9710 0120 0000 1989']],
  ['"9710-0120-0000-1989"', ['9710-0120-0000-1989']],
  ['RSV/2026/000001; JNE0012345', ['RSV/2026/000001', 'JNE0012345']],
])('%s is looked up', async (text, numbers) => {
  expect(await track(text)).toHaveBeenCalledWith(numbers);
});
