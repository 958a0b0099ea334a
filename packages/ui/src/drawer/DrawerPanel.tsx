import AntdDrawer from 'antd/es/drawer';
import { useEffect, useId, useRef } from 'react';
import { AntdTheme } from '../theme/AntdTheme.tsx';
import { common, useMessages } from '../messages/index.ts';
import { Button } from '../core/index.ts';
import type { DrawerProps } from './Drawer.tsx';
import './drawer.css';

/** What a drawer holds. It takes the focus as it comes: antd shows it only after a first render of its own. */
function Content({ title, onClose, children, extra, takesFocus = true }: DrawerProps) {
  const words = useMessages(common);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    const panel = body.current;
    panel?.focus();
    return () => {
      const isInside = panel?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [takesFocus]);
  return (
    // The name and keys are on the content: the panel of antd names itself only by its own title.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={body}
      className="drawer-body"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="drawer-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {extra}
        <Button variant="quiet" aria-label={words('close')} title={words('close')} onClick={onClose}>
          ×
        </Button>
      </header>
      {children}
    </section>
  );
}

/** antd's drawer without a mask: the page beside it stays usable. */
export default function DrawerPanel({ width = 380, ...content }: DrawerProps) {
  return (
    <AntdTheme>
      <AntdDrawer
        open
        placement="right"
        size={width}
        mask={false}
        closable={false}
        keyboard={false}
        // antd would focus the frame around the content, which knows no key.
        autoFocus={false}
        focusable={{ trap: false, focusTriggerAfterClose: false }}
        motion={{}}
        rootClassName="drawer"
        styles={{ body: { padding: 0 } }}
        onClose={content.onClose}
      >
        <Content {...content} />
      </AntdDrawer>
    </AntdTheme>
  );
}
