import { debounce } from '@console/contracts/core/constants';
import { useEffect, useState } from 'react';
import { Icon } from '../icons.tsx';

/** The search box above the menu; clearing it shows everything at once. */
export function SearchBox({ label, onSearch }: { readonly label: string; readonly onSearch: (term: string) => void }) {
  const [value, setValue] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(value), value ? debounce : 0);
    return () => clearTimeout(timer);
  }, [value, onSearch]);
  return (
    <div className="sidebar-search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setValue('');
        }}
      />
    </div>
  );
}
