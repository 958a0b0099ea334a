import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { guardPresses, isInUse, useWhenLeft } from './index.ts';

function Part({ code }: { readonly code: string }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useWhenLeft(code, () => isInUse(box.current));
  return (
    <>
      <div ref={box}>
        <button type="button" aria-haspopup="menu" aria-expanded={false}>
          {shown}
        </button>
      </div>
      <button type="button">beside</button>
    </>
  );
}

const part = () => screen.getAllByRole('button')[0]!;
const beside = () => screen.getAllByRole('button')[1]!;

describe('useWhenLeft', () => {
  afterEach(() => void fireEvent.pointerOver(document.body));

  test('replaces a part at once while nobody uses it', () => {
    const { rerender } = render(<Part code="plain" />);
    rerender(<Part code="rich" />);
    expect(part()).toHaveTextContent('rich');
  });

  test('keeps a part with the focus until the focus leaves it', async () => {
    const { rerender } = render(<Part code="plain" />);
    act(() => part().focus());
    rerender(<Part code="rich" />);
    expect(part()).toHaveTextContent('plain');
    act(() => beside().focus());
    await waitFor(() => expect(part()).toHaveTextContent('rich'));
  });

  test('keeps a part under the pointer until the pointer leaves it, and then shows the latest', async () => {
    const { rerender } = render(<Part code="plain" />);
    fireEvent.pointerOver(part());
    rerender(<Part code="rich" />);
    rerender(<Part code="richer" />);
    expect(part()).toHaveTextContent('plain');
    fireEvent.pointerOver(beside());
    await waitFor(() => expect(part()).toHaveTextContent('richer'));
  });

  test('keeps every part while a pointer is pressed anywhere', async () => {
    const { rerender } = render(<Part code="plain" />);
    fireEvent.pointerDown(beside());
    rerender(<Part code="rich" />);
    expect(part()).toHaveTextContent('plain');
    fireEvent.pointerUp(beside());
    await waitFor(() => expect(part()).toHaveTextContent('rich'));
  });

  test('keeps a part from which a menu is open', async () => {
    const { rerender } = render(<Part code="plain" />);
    part().setAttribute('aria-expanded', 'true');
    rerender(<Part code="rich" />);
    expect(part()).toHaveTextContent('plain');
    part().setAttribute('aria-expanded', 'false');
    fireEvent.pointerOver(beside());
    await waitFor(() => expect(part()).toHaveTextContent('rich'));
  });
});

describe('guardPresses', () => {
  beforeAll(guardPresses);

  const press = (control: Element, released: Element, options: MouseEventInit = {}) => {
    fireEvent.mouseDown(control, options);
    fireEvent.mouseUp(released, options);
  };
  const pressed = jest.fn();
  beforeEach(() => {
    pressed.mockClear();
    render(
      <div data-testid="page">
        <button type="button" onClick={pressed}>
          <span>Simpan</span>
        </button>
        <button type="button">beside</button>
      </div>,
    );
  });
  const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

  test('clicks once on a control that moved away between press and release', async () => {
    press(screen.getByText('Simpan'), screen.getByTestId('page'));
    await settle();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(part()).toHaveFocus();
  });

  test('leaves a click on the control that is still there to the browser', async () => {
    press(screen.getByText('Simpan'), part());
    await settle();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('does nothing after a press that was drawn away, or on a control that has been disabled', async () => {
    fireEvent.mouseDown(part(), { clientX: 10 });
    fireEvent.mouseUp(beside(), { clientX: 90 });
    fireEvent.mouseDown(part());
    part().setAttribute('disabled', '');
    fireEvent.mouseUp(beside());
    await settle();
    expect(pressed).not.toHaveBeenCalled();
  });
});
