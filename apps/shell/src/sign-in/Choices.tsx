import { setPreferences, usePreferences } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const languages = [
  ['id', 'Indonesia'],
  ['en', 'English'],
] as const;
const themes = ['light', 'dark', 'system'] as const;

/** Language and theme before sign-in. */
export function Choices() {
  const t = useMessages(messages);
  const { language, theme } = usePreferences();
  return (
    <div className="sign-in-choices">
      <fieldset>
        <legend className="visually-hidden">{t('language')}</legend>
        {languages.map(([code, name]) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === language}
            onClick={() => setPreferences({ language: code })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend className="visually-hidden">{t('theme')}</legend>
        {themes.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === theme}
            onClick={() => setPreferences({ theme: name })}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
