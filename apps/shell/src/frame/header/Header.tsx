import { setPreferences } from '@console/auth';
import { useLanguage, useMessages } from '@console/ui/messages';
import { useTheme } from '@console/ui/theme';
import { Icon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { PaletteButton } from '../../palette/PaletteButton.tsx';
import './header.css';

export interface HeaderProps extends AccountMenuProps {
  readonly online: boolean;
  /** Undefined where there is no sidebar. */
  readonly sidebar: { readonly id: string; readonly shown: boolean; readonly onToggle: () => void } | undefined;
}

/** The bar above every page: menu, breadcrumbs, business line, language, theme, notices, account. */
export function Header({ online, sidebar, ...account }: HeaderProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { scheme } = useTheme();
  return (
    <header className="header">
      {sidebar && (
        <button
          type="button"
          className="header-button"
          aria-label={t('toggleMenu')}
          aria-expanded={sidebar.shown}
          aria-controls={sidebar.id}
          onClick={sidebar.onToggle}
        >
          <Icon name="menu" />
        </button>
      )}
      <Breadcrumbs />
      <PaletteButton />
      <output className="header-line" data-online={online}>
        <Icon name={online ? 'online' : 'offline'} />
        <span>{t(online ? 'online' : 'offline')}</span>
      </output>
      <button
        type="button"
        className="header-button"
        aria-label={t('language')}
        title={t('language')}
        onClick={() => setPreferences({ language: language === 'id' ? 'en' : 'id' })}
      >
        {language.toUpperCase()}
      </button>
      <button
        type="button"
        className="header-button"
        aria-label={t(scheme === 'dark' ? 'toLight' : 'toDark')}
        title={t(scheme === 'dark' ? 'toLight' : 'toDark')}
        onClick={() => setPreferences({ theme: scheme === 'dark' ? 'light' : 'dark' })}
      >
        <Icon name={scheme === 'dark' ? 'sun' : 'moon'} />
      </button>
      <NoticeBell />
      <AccountMenu {...account} />
    </header>
  );
}
