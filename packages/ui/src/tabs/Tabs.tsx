import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import './tabs.css';

export interface Tab {
  readonly key: string;
  readonly title: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange: (key: string) => void;
  /** Gets the row of tabs. */
  readonly row?: Ref<HTMLDivElement>;
  /** Content of the active tab. */
  readonly children: ReactNode;
}

/**
 * Parts of a page, one visible at a time. Arrow keys, Home and End move between the tabs.
 * @example
 * <Tabs label={t('parts')} tabs={[{ key: 'rates', title: t('rates') }]} active={active} onChange={setActive}>
 *   {content}
 * </Tabs>
 */
export function Tabs({ label, tabs, active, onChange, row, children }: TabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === active);
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(tabs[next]!.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={row} role="tablist" aria-label={label} className="tabs-row" onKeyDown={move} tabIndex={-1}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            className="tab"
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`} className="tabs-panel">
        {children}
      </div>
    </div>
  );
}
