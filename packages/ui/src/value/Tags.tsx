import './value.css';

/** Words side by side. */
export const Tags = ({ words }: { readonly words: readonly string[] }) =>
  words.length === 0 ? (
    '-'
  ) : (
    <ul className="words">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
