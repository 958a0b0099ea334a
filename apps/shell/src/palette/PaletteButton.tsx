import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../frame/icons.tsx';
import { messages } from '../frame/messages.ts';
import { RecentTracker } from './RecentTracker.tsx';
import { useEarlyKeys, type EarlyKeys } from './use-early-keys.ts';

type PaletteComponent = ComponentType<{
  readonly early: EarlyKeys;
  readonly onClose: () => void;
}>;

/** Opens the palette: a button of the header, and Ctrl+K or ⌘K anywhere. Its code is fetched on first use. */
export function PaletteButton() {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<PaletteComponent>();
  const [early, clearEarly] = useEarlyKeys(open && !Palette, () => setOpen(false));

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      // An open dialog must be answered first.
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = () => {
    clearEarly();
    setOpen(false);
  };
  useEffect(() => {
    if (!open || Palette) return;
    import('./Palette.tsx').then(
      ({ default: component }) => setPalette(() => component),
      () => {
        setOpen(false);
        notify.error(t('paletteFailed'));
      },
    );
  }, [open, Palette, t]);

  return (
    <>
      <button
        type="button"
        className="header-button"
        aria-label={t('palette')}
        title={`${t('palette')} (Ctrl+K)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {open && Palette && <Palette early={early} onClose={close} />}
      <RecentTracker />
    </>
  );
}
