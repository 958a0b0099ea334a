import type { Sighting } from '../federation/failure/sightings.ts';
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { releaseAt } from './release-at.ts';

/**
 * Measures the web vitals (LCP, INP, CLS) per page: navigation within the console counts as a page where the browser
 * supports it.
 */
export function watchVitals(add: (sighting: Sighting) => void): void {
  const note = ({ name, value, navigationURL }: MetricType) => {
    const release = releaseAt(new URL(navigationURL ?? location.href, location.href).pathname);
    if (release && (name === 'LCP' || name === 'INP' || name === 'CLS'))
      add({ ...release, measure: name, value: name === 'CLS' ? value * 1_000 : value });
  };
  for (const watch of [onLCP, onINP, onCLS]) watch(note, { reportSoftNavs: true });
}
