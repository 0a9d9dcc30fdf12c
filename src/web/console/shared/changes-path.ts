/** The inbox's list of changes that wait for a second administrator: all of them, or a record's. */
export function changesPath(object_id: string | null = null): string {
  return object_id === null ? '/admin?show=changes' : `/admin?show=changes&object_id=${encodeURIComponent(object_id)}`
}
