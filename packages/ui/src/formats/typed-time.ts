const patterns = [/^(?<h>\d{1,2})[:. ](?<m>\d{2})$/, /^(?<h>\d{2})(?<m>\d{2})$/, /^(?<h>\d{1,2})$/];

/** The time of day that someone typed, of 24 hours, or `null` when it is none: `07:30`, `7.30`, `0730`, `7`. */
export function typedTime(text: string): string | null {
  const parts = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const { h = '', m = '00' } = parts;
  return Number(h) < 24 && Number(m) < 60 ? `${h.padStart(2, '0')}:${m}` : null;
}
