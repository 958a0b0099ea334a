import { fireEvent, render, screen } from '@testing-library/react';
import { moveByArrows } from './arrows.ts';

const link = (row: number, column: number) => (
  <td key={column}>
    {<a href="#x" data-column={column} tabIndex={row === 0 && column === 0 ? 0 : -1}>{`${row}/${column}`}</a>}
  </td>
);

test('arrows go from figure to figure, past what cannot be opened, and leave one stop of Tab', () => {
  // The second column of the middle row is empty.
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table onKeyDown={moveByArrows}>
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            {[0, 1, 2].map((column) => (row === 1 && column === 1 ? <td key={column}>0</td> : link(row, column)))}
          </tr>
        ))}
      </tbody>
    </table>,
  );
  const at = (name: string) => screen.getByRole('link', { name });
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  at('0/0').focus();
  for (const [key, expected] of [
    ['ArrowRight', '0/1'],
    ['ArrowDown', '2/1'],
    ['ArrowLeft', '2/0'],
    ['ArrowUp', '1/0'],
    ['ArrowRight', '1/2'],
    ['ArrowRight', '1/2'],
    ['ArrowUp', '0/2'],
    ['ArrowUp', '0/2'],
  ] as const) {
    press(key);
    expect(at(expected)).toHaveFocus();
  }
  expect(screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toEqual([at('0/2')]);
});
