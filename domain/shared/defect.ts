/** A bug or a broken promise of the surroundings: the only thing that is thrown. Subclasses set `name`. */
export class Defect extends Error {
  override name = 'Defect'
}
