import FamilyAllowance
import SpokenText
import Testing

@Test func anAccountCardIsSaid() {
  #expect(familyAllowance.screens.isEmpty == false)
}
