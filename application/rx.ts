// The only rxjs import of this ring. The deep path keeps operators that only the lazy chat needs
// out of the shell: the package's index defeats code splitting.
// biome-ignore lint/performance/noBarrelFile: one door to the vendor, not a barrel of our own files
export { BehaviorSubject } from 'rxjs/internal/BehaviorSubject'
