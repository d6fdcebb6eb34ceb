/** Fetches the draft behind the link. */
import { sha256 } from './fingerprint.ts';

export interface Draft {
  text: string;
  expiresAt: Date | null;
  fingerprint: string | null;
  /** The service's own fingerprint differs from that of the bytes received. */
  altered: boolean;
  /** Where the model came from, for the reader. */
  origin: 'link' | 'file';
}

export class LinkEnded extends Error {}

/** The id in /open/{id}; null on /open itself. */
export function draftId(path: string): string | null {
  return /^\/open\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

export async function fetchDraft(id: string): Promise<Draft> {
  const response = await fetch(`/open/${encodeURIComponent(decodeURIComponent(id))}/model.json`, { cache: 'no-store', credentials: 'omit' });
  if (response.status === 404) throw new LinkEnded('this link has ended or never existed');
  if (!response.ok) throw new Error(`the service answered ${response.status} to the request for the model`);
  const bytes = await response.arrayBuffer();
  const fingerprint = await sha256(bytes);
  const stated = response.headers.get('X-Handoff-Sha256');
  const expires = response.headers.get('X-Handoff-Expires-At');
  return {
    text: new TextDecoder().decode(bytes),
    expiresAt: expires ? new Date(expires) : null,
    fingerprint,
    altered: fingerprint !== null && stated !== null && fingerprint !== stated.toLowerCase(),
    origin: 'link',
  };
}

export async function draftFromText(text: string): Promise<Draft> {
  return { text, expiresAt: null, fingerprint: await sha256(new TextEncoder().encode(text)), altered: false, origin: 'file' };
}
