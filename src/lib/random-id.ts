/** A random id of 32 hex digits; works where `crypto.randomUUID` is missing (plain http on a local network). */
export function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
