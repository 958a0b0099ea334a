import { useEffect, useRef, useState, type ReactNode } from 'react';
import './waiting.css';

/** Mounts its content once the person has scrolled near to it. Headings stay outside, so that they are found. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place} className="home-unseen" aria-hidden="true" />;
}
