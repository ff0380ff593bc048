import { styled } from 'styled-components'
import { TekDataNovaMark, TekskillsMark } from '../../ui/Logo/Mark'
import { Cluster } from '../../ui/Stack/Cluster'

/** Both marks without their words, as an icon of a page or a corner of a picture shows them. */
export const MarksSpecimen = () => (
  <Cluster $gap="lg">
    <Frame viewBox="0 0 84 92" aria-hidden="true">
      <TekskillsMark />
    </Frame>
    <Frame viewBox="0 0 84 92" aria-hidden="true">
      <TekDataNovaMark />
    </Frame>
  </Cluster>
)

const Frame = styled.svg`
  inline-size: auto;
  block-size: ${({ theme }) => theme.icon.xl};
`
