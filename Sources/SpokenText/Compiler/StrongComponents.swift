// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The strongly connected components of a graph. Nodes that refer to each other in a cycle are one component.
///
/// This is Tarjan's algorithm without recursion, because a chain of references can be as long as a file.
struct StrongComponents {
  /// For each node, the number of the component that contains the node.
  private(set) var numbers: [Int]
  /// All nodes. The nodes of a component come after all nodes of the components it refers to.
  private(set) var order: [Int] = []
  /// The number of each node's first visit, or -1.
  private var visits: [Int]
  /// For each node, the lowest visit number among the nodes that it is known to reach. Nodes of complete components are
  /// ignored.
  private var lows: [Int]
  /// The nodes whose component isn't complete, in the order of their visits.
  private var path: [Int] = []
  /// The nodes from the root to the current node. Each has the index of its next reference. Replaces a call stack.
  private var way: [(node: Int, next: Int)] = []
  private var visitCount = 0
  private var count = 0

  /// Finds the components.
  ///
  /// - Parameter targets: For each node, the nodes that it refers to.
  init(of targets: [[Int]]) {
    numbers = Array(repeating: -1, count: targets.count)
    (visits, lows) = (numbers, numbers)
    for root in targets.indices where visits[root] < 0 {
      enter(root)
      while let (node, next) = way.last {
        guard next < targets[node].count else {
          leave(node)
          continue
        }
        way[way.count - 1].next += 1
        let target = targets[node][next]
        if visits[target] < 0 {
          enter(target)
        } else if numbers[target] < 0 {
          lows[node] = min(lows[node], visits[target])
        }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    (visits[node], lows[node]) = (visitCount, visitCount)
    visitCount += 1
    path.append(node)
    way.append((node, 0))
  }

  private mutating func leave(_ node: Int) {
    way.removeLast()
    if let parent = way.last?.node { lows[parent] = min(lows[parent], lows[node]) }
    guard lows[node] == visits[node] else { return }
    while let member = path.popLast() {
      numbers[member] = count
      order.append(member)
      if member == node { break }
    }
    count += 1
  }
}
