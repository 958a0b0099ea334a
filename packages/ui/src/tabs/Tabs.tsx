import { use, useCallback, useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { HoldContext } from '../guard/hold.ts';
import './tabs.css';
import { useHeldTabs } from './use-held-tabs.ts';

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

/** Content of a tab. One that holds unsaved typing stays mounted while another tab is open. */
function Panel({
  id,
  tab,
  name,
  isActive,
  onHold,
  children,
}: {
  readonly id: string;
  readonly tab: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly onHold: (name: string) => () => void;
  readonly children: ReactNode;
}) {
  const holdOuter = use(HoldContext);
  const hold = useCallback(() => {
    const releases = [onHold(name), holdOuter?.()];
    return () => {
      for (const release of releases) release?.();
    };
  }, [onHold, name, holdOuter]);
  return (
    <HoldContext value={hold}>
      <div id={id} role="tabpanel" aria-labelledby={tab} className="tabs-panel" hidden={!isActive}>
        {children}
      </div>
    </HoldContext>
  );
}

/**
 * Parts of a page, one visible at a time. Arrow keys, Home and End move between the tabs. What is typed in a tab
 * and guarded by `useUnsavedGuard` stays while another one is open.
 * @example
 * <Tabs label={t('parts')} tabs={[{ key: 'rates', title: t('rates') }]} active={active} onChange={setActive}>
 *   {content}
 * </Tabs>
 */
export function Tabs({ label, tabs, active, onChange, row, children }: TabsProps) {
  const id = useId();
  const { panels, holdTab } = useHeldTabs(active, children);
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
            aria-controls={`${id}-panel-${key}`}
            tabIndex={key === active ? 0 : -1}
            className="tab"
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      {panels.map(({ key, content, isActive }) => (
        <Panel key={key} id={`${id}-panel-${key}`} tab={`${id}-${key}`} name={key} isActive={isActive} onHold={holdTab}>
          {content}
        </Panel>
      ))}
    </div>
  );
}
